import type { Rollup } from "vite";

type Graph = { getModuleInfo: (id: string) => Pick<Rollup.ModuleInfo, "importedIds"> | null };

const SOURCES = new URL("../src/", import.meta.url).pathname;
const known = new Map<string, Set<string>>();

/**
 * Which file a module goes into. On a slow line every file is a long question, so there are few: what every page begins with,
 * and what home and table share; what tables, replays and lessons share; the rest stays with the page that uses it.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const isOf = (name: string): boolean => modulesOf(`${SOURCES}${name}`, graph).has(id);
  const table = isOf("pages/TablePage.svelte");
  if (isOf("net/early.ts")) return "early";
  if (isOf("main.ts") || (table && isOf("pages/Home.svelte"))) return "first";
  return table && (isOf("pages/ReplayPage.svelte") || isOf("pages/LessonPage.svelte")) ? "table" : null;
}

/** A module and all that it imports before it runs. */
function modulesOf(start: string, graph: Graph): Set<string> {
  const modules = known.get(start) ?? new Set<string>();
  known.set(start, modules);
  const wanted = modules.size === 0 ? [start] : [];
  for (let id = wanted.pop(); id !== undefined; id = wanted.pop()) {
    if (modules.has(id)) continue;
    modules.add(id);
    wanted.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return modules;
}
