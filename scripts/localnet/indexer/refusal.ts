import { type Answer, jsonAnswer } from '../http/answer.ts'

/** Error answer of the indexer: `{"error": text}`. */
export class Refusal extends Error {
  readonly status: number
  constructor(status: number, text: string) {
    super(text)
    this.status = status
  }

  answer(): Answer {
    return jsonAnswer(this.status, { error: this.message })
  }
}

/** Error for a parameter that the router cannot decode; its text starts with a capital E, unlike those of handlers. */
export class DecodeRefusal extends Refusal {
  constructor(operation: string, where: string) {
    super(400, `operation ${operation}: decode params: ${where}`)
  }

  override answer(): Answer {
    return jsonAnswer(this.status, { Error: this.message })
  }
}

export const badRequest = (text: string): Refusal => new Refusal(400, text)
export const notFound = (text = 'entity not found'): Refusal => new Refusal(404, text)
