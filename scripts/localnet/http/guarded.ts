import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void> | void

/** Wraps a request handler: an error is logged and answered with status 500, without ending the process. */
export function guarded(handle: Handler): RequestListener {
  return async (req, res) => {
    // A caller may disconnect at any time.
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
