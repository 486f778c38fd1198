import type { IncomingMessage } from 'node:http'

const MAX_BODY_LENGTH = 1_000_000

/** Body of a request; `too long` above the maximum of a message, `aborted` if the caller disconnects. */
export function readBody(req: IncomingMessage): Promise<Buffer | 'too long' | 'aborted'> {
  return new Promise(resolve => {
    const chunks: Buffer[] = []
    let length = 0
    req.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length > MAX_BODY_LENGTH) {
        // The rest is not read: the answer closes the connection.
        req.pause()
        resolve('too long')
      } else chunks.push(chunk)
    })
    req.on('end', () => resolve(Buffer.concat(chunks)))
    req.on('error', () => resolve('aborted'))
    req.on('close', () => resolve('aborted'))
  })
}
