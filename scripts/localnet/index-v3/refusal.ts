/** Error answer of the index: `{"error": text}`, often with an unrelated status. */
export class Refusal extends Error {
  readonly status: number
  constructor(status: number, text: string) {
    super(text)
    this.status = status
  }
}

export const notFound = (what: string): Refusal => new Refusal(404, `${what} not found`)
