/** The value that a load ends with; `showPart` gets those before it. */
export async function settle<T>(load: Promise<T> | AsyncGenerator<T, T>, showPart: (part: T) => void): Promise<T> {
  if (!(Symbol.asyncIterator in load)) return load
  for (;;) {
    const { done, value } = await load.next()
    if (done) return value
    showPart(value)
  }
}
