import type { IncomingMessage } from 'node:http'

const LONGEST_BODY = 1_000_000

/** The body's bytes; throws when it is longer than a message ever is. */
export async function readBody(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of req) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > LONGEST_BODY) throw new Error('request body too long')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}
