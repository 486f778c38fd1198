import { ProviderError } from '../providers/error.ts'

/** Asks the second provider only when the first could not answer; tells of the first one's failure when both fail. */
export async function either<T>(first: () => Promise<T>, second: () => Promise<T>): Promise<T> {
  try {
    return await first()
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return second().catch(() => {
      throw error
    })
  }
}
