/** Ports of this machine, with readable errors for unavailable ones. */
import { createServer, type Server } from 'node:net'

/** Listens, or exits with the reason. */
export function listen(server: Server, port: number, ready: () => void = () => {}): void {
  server.once('error', error => refuse(port, error))
  server.listen(port, ready)
}

/** Exits early if a port is unavailable, before a long build. */
export function checkPort(port: number): Promise<void> {
  const probe = createServer()
  return new Promise(resolve => listen(probe, port, () => probe.close(() => resolve())))
}

function refuse(port: number, error: NodeJS.ErrnoException): never {
  const why = error.code === 'EADDRINUSE' ? 'is taken' : `cannot be opened (${error.code ?? error.message})`
  console.error(`Port ${port} ${why}. Choose another one: PORT=4322 npm start.`)
  process.exit(1)
}
