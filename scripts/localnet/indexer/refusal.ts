import { type Answer, jsonAnswer } from '../http/answer.ts'

/** An error answer of the indexer: `{"error": text}`. */
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

/** A parameter the router itself could not decode: its layer answers with a capital E, unlike every handler. */
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
