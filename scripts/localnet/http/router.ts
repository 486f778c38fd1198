/** A path pattern such as `/v2/accounts/{account_id}` with what it leads to. */
export type Route<Handler> = { method: 'GET' | 'POST' | 'DELETE'; path: string; handler: Handler }

export type Found<Handler> = { handler: Handler; params: ReadonlyMap<string, string> }

type Compiled<Handler> = Route<Handler> & { pattern: RegExp; names: string[]; fixed: number }

function compile<Handler>(route: Route<Handler>): Compiled<Handler> {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(found => found[1] ?? '')
  const pattern = new RegExp(`^${route.path.replace(/\{\w+\}/g, '([^/]+)')}/?$`)
  return { ...route, pattern, names, fixed: route.path.split('/').length - names.length }
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Finds the handler of a path; fixed words win over parameters, as `/accounts/search` over `/accounts/{id}`. */
export function createRouter<Handler>(routes: readonly Route<Handler>[]) {
  const compiled = routes.map(compile).sort((one, other) => other.fixed - one.fixed)
  return (method: string, path: string): Found<Handler> | null => {
    for (const route of compiled) {
      const match = route.method === method ? route.pattern.exec(path) : null
      if (!match) continue
      const params = new Map(route.names.map((name, index) => [name, decoded(match[index + 1] ?? '')]))
      return { handler: route.handler, params }
    }
    return null
  }
}
