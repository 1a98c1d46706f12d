const examples = {
  "/api/v1/matches": { game: "pocket", seats: { jack: { kind: "me" }, detective: { kind: "ai", level: 4 } } },
  "/api/v1/matches/{match}/join": { invitation: "", words: "" },
  "/api/v1/matches/{match}/rematch": { words: "" },
  "/api/v1/matches/{match}/act": { type: "act", client: "me", after: 0, action: "" },
  "/api/v1/my-matches": { tokens: [] },
};

function make(name, properties, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

function operation(method, path, described) {
  const inputs = (described.parameters ?? []).map((parameter) => [parameter, make("input", {})]);
  const body = described.requestBody && make("textarea", { value: JSON.stringify(examples[path] ?? {}, null, 2) });
  const output = make("pre", {});
  const button = make("button", { textContent: "Send", onclick: send });

  async function send() {
    let url = path;
    const query = new URLSearchParams();
    for (const [parameter, input] of inputs) {
      if (parameter.in === "path") url = url.replace(`{${parameter.name}}`, encodeURIComponent(input.value));
      else if (input.value) query.set(parameter.name, input.value);
    }
    const token = document.getElementById("token").value.trim();
    const headers = token ? { Authorization: `Bearer ${token}` } : {};
    output.textContent = "…";
    const response = await fetch(`${url}?${query}`, { method, headers, body: body?.value });
    output.textContent = `${response.status}\n`;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) output.append(part.value);
  }

  return make(
    "details",
    {},
    make("summary", {}, make("b", { textContent: method }), ` ${path}`),
    make("p", { textContent: described.description ?? "" }),
    ...inputs.map(([parameter, input]) => make("label", {}, parameter.name, input)),
    ...(body ? [make("label", {}, "body", body)] : []),
    button,
    output,
  );
}

const description = await (await fetch("/openapi.json")).json();
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => operation(method.toUpperCase(), path, described)),
);
document.getElementById("operations").replaceChildren(...operations);
