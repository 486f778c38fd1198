import { readFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sirv from 'sirv'

const site = join(import.meta.dirname, '..', '..', 'dist-embedded')

/** A host that knows no rewrites, as GitHub Pages: files, pages without their extension, and 404.html. The providers are at `network`. */
export async function startPlainHost(network: string): Promise<{ origin: string; server: Server }> {
  const files = sirv(site, { extensions: ['html'] })
  const notFound = readFileSync(join(site, '404.html'))
  const server = createServer((req, res) => {
    if (/^\/(?:api\/v[23]|v2|imgproxy)\//.test(req.url ?? '')) {
      const asked = request(network + req.url, { headers: req.headers }, answer => {
        res.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(res)
      })
      asked.on('error', () => res.destroy())
      asked.end()
      return
    }
    files(req, res, () => {
      res.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // The server has just begun to listen on a port.
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, server }
}
