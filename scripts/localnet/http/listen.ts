/** Ports of this machine, and plain words for those that cannot be had. */
import { createServer, type Server } from 'node:net'

/** Listens, or ends the process with a line that says why not. */
export function listen(server: Server, port: number, ready: () => void = () => {}): void {
  server.once('error', error => refuse(port, error))
  server.listen(port, ready)
}

/** Ends the process now when a port cannot be had, not after a minute of building. */
export function checkPort(port: number): Promise<void> {
  const probe = createServer()
  return new Promise(resolve => listen(probe, port, () => probe.close(() => resolve())))
}

function refuse(port: number, error: NodeJS.ErrnoException): never {
  const why = error.code === 'EADDRINUSE' ? 'is taken' : `cannot be opened (${error.code ?? error.message})`
  console.error(`Port ${port} ${why}. Choose another one: PORT=4322 npm start.`)
  process.exit(1)
}
