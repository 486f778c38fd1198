import type { Call } from '../lib/query.ts'
import { ProviderError } from '../providers/error.ts'

type Load<T> = (call: Call) => Promise<T>

/** The load's value, whose sources are reported only when it succeeds. */
async function attempt<T>(call: Call, load: Load<T>): Promise<T> {
  const sources: string[] = []
  const value = await load({ ...call, heard: source => void sources.push(source) })
  sources.forEach(call.heard)
  return value
}

/** Asks the second provider only when the first could not answer; throws the first one's error when both fail. */
export async function either<T>(call: Call, first: Load<T>, second: Load<T>): Promise<T> {
  try {
    return await attempt(call, first)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return attempt(call, second).catch(() => {
      throw error
    })
  }
}
