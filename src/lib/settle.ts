/** A loader: a promise, or an async generator of partial values. A generator that returns nothing ends with its last part. */
export type Load<T> = Promise<T> | AsyncGenerator<T, T | undefined>

/** Final value of a load, if any; calls `showPart` with earlier ones. */
export async function settle<T>(load: Load<T>, showPart: (part: T) => void): Promise<T | undefined> {
  if (!(Symbol.asyncIterator in load)) return load
  for (;;) {
    const { done, value } = await load.next()
    if (done) return value
    showPart(value)
  }
}
