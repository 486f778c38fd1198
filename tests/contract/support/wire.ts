/** One request to a front; `value` is the parsed answer, `text` the bytes it came as. */
export async function ask(origin: string, url: string, body?: unknown) {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const res = await fetch(origin + url, init)
  const text = await res.text()
  return { status: res.status, text, value: JSON.parse(text) as never }
}

/** Calls a method of the node API as a page would: GET where it may. */
export function askNode(origin: string, method: string, params: Record<string, unknown>, post = false) {
  if (post) return ask(origin, `/api/v2/${method}`, params)
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))
  return ask(origin, `/api/v2/${method}?${query}`)
}
