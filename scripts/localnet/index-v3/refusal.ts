/** An error answer of the index: `{"error": text}`, under a status that often says something else. */
export class Refusal extends Error {
  readonly status: number
  constructor(status: number, text: string) {
    super(text)
    this.status = status
  }
}

export const notFound = (what: string): Refusal => new Refusal(404, `${what} not found`)
