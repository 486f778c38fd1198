type Module = Record<string, unknown>

/** Every module of `src/providers` that may make calls, by its path. */
const modules = import.meta.glob<Module>('../../../src/providers/{node,indexer,index-v3}/*.ts')

/** Names of all functions that ask a provider. */
export async function adapterNames(): Promise<string[]> {
  const loaded = await Promise.all(Object.values(modules).map(load => load()))
  return loaded.flatMap(module => Object.keys(module).filter(name => /^get[A-Z]/.test(name)))
}

/** Their example calls; imported by now, so that settings of this moment count. */
export const loadCalls = () => import('../../../scripts/probe/calls.ts')

type Calls = Awaited<ReturnType<typeof loadCalls>>['calls']

/** These functions, imported in the same way. */
export async function loadProviders() {
  const { calls } = await loadCalls()
  const entries = Object.entries(calls).map(([name, { get }]) => [name, get])
  return Object.fromEntries(entries) as { [Name in keyof Calls]: Calls[Name]['get'] }
}
