import { REMEMBERED_MS } from '../../../src/lib/query.ts'

/** Saves the answer of an earlier visit, `age` ms old: expired, and remembered as a last resort. */
export async function remember(key: string, value: unknown, age: number) {
  const { cache } = await import('../../../src/stores/base/cache.ts')
  cache.write(key, { value, at: Date.now() - age, sources: ['tonapi'] }, 1, REMEMBERED_MS)
}
