import type { Plugin, Rollup } from "vite";

/** Which addresses have a page and what each loads, for the server: what has no page it answers with 404. */
export function addresses(): Plugin {
  let found: [address: string, component: string][] = [];
  return {
    name: "addresses",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith("/src/pages.ts")) return null;
      const pages = code.matchAll(/page\("(\/[^"]*)", \(\) => import\("\.(\/[^"]*)"\)/g);
      found = [...pages].map(([, address = "", component = ""]) => [address, component]);
      return null;
    },
    generateBundle(_, bundle) {
      const pages = found.map(([address, component]) => ({ address, files: filesOf(bundle, component) }));
      this.emitFile({ type: "asset", fileName: "pages.json", source: JSON.stringify(pages) });
    },
  };
}

/** The scripts and styles that are loaded for a component, besides those that every page begins with. */
function filesOf(bundle: Rollup.OutputBundle, component: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const begun = chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName, imports }) => [fileName, ...imports]);
  const files = new Set<string>();
  const take = (name: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || begun.includes(name) || files.has(name)) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    chunk.imports.forEach(take);
  };
  take(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src${component}`))?.fileName ?? "");
  return [...files];
}
