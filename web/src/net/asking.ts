/** Asking the server over HTTP; where an answer was lost, asking again. */

/** A refusal in the server's own words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const PATIENCE = 15_000;
const WAITS = [100, 400, 1000];

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
  if (!answer.ok) throw new Refused(data.code ?? "internal", data.message ?? answer.statusText);
  return data as T;
}

/** Whether an error leaves it open if what was asked for has been done. */
export const isLost = (error: unknown): boolean => !(error instanceof Refused) || error.code === "unavailable";

/** Ask for something that may come twice: where the answer is lost, it is asked for again, a few times. */
export async function askAgain<T>(path: string, body: unknown, token?: string): Promise<T> {
  for (const wait of WAITS) {
    try {
      return await ask<T>("POST", path, body, token);
    } catch (error) {
      if (!isLost(error)) throw error;
    }
    await new Promise((resume) => setTimeout(resume, wait));
  }
  return ask<T>("POST", path, body, token);
}
