/** Asking the server over HTTP; where an answer was lost, asking again. */

/** A refusal in the server's own words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** Milliseconds after which the server may be asked again, as far as it has said so. */
    readonly wait = 0,
  ) {
    super(message);
  }
}

const PATIENCE = 15_000;
const WAITS = [100, 400, 1000];
/** Milliseconds to wait at most where the server says when to ask again; whoever would have to wait longer is told. */
const LONGEST = 5000;
/** Refusals that do not say what became of the request, nor of one before whose answer was lost. */
const OPEN = new Set(["unavailable", "internal", "too-many", "too-slow"]);
/** Refusals by which the server says that words or a key are not, and won't be, in use: not even since before. */
const SETTLED = new Set(["seat-taken", "no-seat", "own-seat", "unknown-match", "words-given"]);

export async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers["authorization"] = `Bearer ${token}`;
  const answer = await fetch(`/api/v1${path}`, {
    method,
    headers,
    signal: AbortSignal.timeout(PATIENCE),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const data = await answer.json();
  if (!answer.ok) {
    const wait = 1000 * Number(answer.headers.get("retry-after") ?? 0) || 0;
    throw new Refused(data.code ?? "internal", data.message ?? answer.statusText, wait);
  }
  return data as T;
}

/** Whether an error leaves it open if what was asked for has been done. */
export const isLost = (error: unknown): boolean => !(error instanceof Refused) || OPEN.has(error.code);

/** Whether an error says that what was asked for has not been done, now or before, and never will be. */
export const isSettled = (error: unknown): boolean => error instanceof Refused && SETTLED.has(error.code);

/** Ask for something that may come twice: where the answer is lost, it is asked for again, a few times. */
export async function askAgain<T>(path: string, body: unknown, token?: string): Promise<T> {
  for (let wait of WAITS) {
    try {
      return await ask<T>("POST", path, body, token);
    } catch (error) {
      if (!isLost(error)) throw error;
      if (error instanceof Refused) wait = Math.max(wait, error.wait);
      if (wait > LONGEST) throw error;
    }
    await new Promise((resume) => setTimeout(resume, wait));
  }
  return ask<T>("POST", path, body, token);
}
