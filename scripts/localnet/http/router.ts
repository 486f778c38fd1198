/** A path pattern such as `/v2/accounts/{account_id}` with its handler. */
export type Route<Handler> = { method: 'GET' | 'POST' | 'DELETE'; path: string; handler: Handler }

export type Found<R> = { route: R; params: ReadonlyMap<string, string> }

type Compiled<R> = { route: R; pattern: RegExp; names: string[]; fixed: number }

function compile<R extends Route<unknown>>(route: R): Compiled<R> {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(found => found[1] ?? '')
  const pattern = new RegExp(`^${route.path.replace(/\{\w+\}/g, '([^/]+)')}/?$`)
  return { route, pattern, names, fixed: route.path.split('/').length - names.length }
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Creates a router. Literal segments take precedence over parameters, as in `/accounts/search` over `/accounts/{id}`. */
export function createRouter<R extends Route<unknown>>(routes: readonly R[]) {
  const compiled = routes.map(compile).sort((one, other) => other.fixed - one.fixed)
  return (method: string, path: string): Found<R> | null => {
    for (const { route, pattern, names } of compiled) {
      const match = route.method === method ? pattern.exec(path) : null
      if (!match) continue
      const params = new Map(names.map((name, index) => [name, decoded(match[index + 1] ?? '')]))
      return { route, params }
    }
    return null
  }
}
