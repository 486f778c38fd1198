import { toBase64 } from '../../ton/base64.ts'
import { type Answer, readBody } from './prefetched.ts'

/** GETs a file as base64 in JSON, so that it is parsed like answers of other routes. Error bodies stay text. */
export async function getFile(url: string, signal: AbortSignal): Promise<Answer> {
  const answer = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer', signal })
  const { status } = answer
  if (!answer.ok) return { status, text: await (await readBody(answer)).text() }
  return { status, text: JSON.stringify(toBase64(new Uint8Array(await (await readBody(answer)).arrayBuffer()))) }
}
