import { errorText } from '../http/error-text.ts'

/** Answers have no envelope. Returns undefined for an object with only an error, even under status 200. */
export const indexerResult = (body: unknown): unknown => (errorText(body) ? undefined : body)
