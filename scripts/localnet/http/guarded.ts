import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void> | void

/** A listener for requests of any kind: what its handler throws is answered with 500 and logged, and never ends the process. */
export function guarded(handle: Handler): RequestListener {
  return async (req, res) => {
    // A caller may leave at any moment.
    res.on('error', () => res.destroy())
    try {
      await handle(req, res)
    } catch (error) {
      console.error(`${req.method} ${req.url}:`, error)
      if (res.headersSent) res.destroy()
      else res.writeHead(500, { 'Content-Type': 'text/plain', Connection: 'close' }).end('Internal Server Error\n')
    }
  }
}
