import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'

/** A server for both providers that records raw requests and answers as the check requires. */
type Handler = (req: IncomingMessage, res: ServerResponse) => void

export type Recorded = { target: string; headers: string[] }

/** An answer of typical length. */
export const FACTS = JSON.stringify({ facts: 'x'.repeat(200) })

export const answerJson: Handler = (_, res) => {
  res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': FACTS.length }).end(FACTS)
}

export class RecordingUpstream {
  recorded: Recorded[] = []
  handle: Handler = answerJson
  readonly #server = createServer((req, res) => {
    this.recorded.push({ target: req.url ?? '', headers: req.rawHeaders })
    this.handle(req, res)
  })

  /** Listens on a free port and returns it. */
  listen(): Promise<number> {
    return new Promise(resolve =>
      this.#server.listen(0, '127.0.0.1', () => {
        const address = this.#server.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      }),
    )
  }

  /** Number of recorded requests whose target contains `part`. */
  countOf(part: string): number {
    return this.recorded.filter(({ target }) => target.includes(part)).length
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

/** Status for a raw request line, whose target no client normalizes. */
export function statusOfTarget(origin: string, target: string): Promise<number> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
    )
    socket.on('data', part => {
      answer += part
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])))
  })
}
