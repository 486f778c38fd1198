import { errorText } from '../http/error-text.ts'

/** Answers come bare; an object with nothing but an error is one even under status 200, and gives undefined. */
export const indexerResult = (body: unknown): unknown => (errorText(body) ? undefined : body)
