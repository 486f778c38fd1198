type Module = Record<string, unknown>

/** Every module of `src/providers` that may make calls, by its path. */
const modules = import.meta.glob<Module>('../../../src/providers/{node,indexer,index-v3}/*.ts')

/** Names of all functions that ask a provider. */
export async function adapterNames(): Promise<string[]> {
  const loaded = await Promise.all(Object.values(modules).map(load => load()))
  return loaded.flatMap(module => Object.keys(module).filter(name => /^get[A-Z]/.test(name)))
}

/** These functions; imported by now, so that settings of this moment count. */
export const loadProviders = () => import('../../../scripts/probe/calls.ts')
