/** One request to a provider API; `value` is the parsed answer, `text` the bytes it came as. */
export async function ask<Answer = unknown>(origin: string, url: string, body?: unknown) {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const res = await fetch(origin + url, init)
  const text = await res.text()
  const value: Answer = JSON.parse(text)
  return { status: res.status, text, value }
}

/** Calls a method of the node API as a page would: GET where it may. */
export function askNode<Answer = unknown>(
  origin: string,
  method: string,
  params: Record<string, unknown>,
  post = false,
) {
  if (post) return ask<Answer>(origin, `/api/v2/${method}`, params)
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))
  return ask<Answer>(origin, `/api/v2/${method}?${query}`)
}
