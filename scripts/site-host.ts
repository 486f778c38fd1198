import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { familyPage } from '../src/routes.ts'
import { ASSETS, caching, securityHeaders } from './headers.ts'

const hasBrotli = (req: IncomingMessage) => /\bbr\b/.test(String(req.headers['accept-encoding'] ?? ''))

/**
 * Serves a built site as any static host would: pages without their extension, the rewrites of the route table, the 404 page with
 * status 404, the compressed copies, hashed assets for ever and everything else revalidated.
 */
export function createSiteHost(directory: string) {
  const serve = sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders(res, path) {
      res.setHeader('Cache-Control', path.startsWith(ASSETS) ? caching.forever : caching.revalidate)
    },
  })
  const [notFound, notFoundBrotli] = ['404.html', '404.html.br'].map(name => readFileSync(join(directory, name)))

  return (req: IncomingMessage, res: ServerResponse): void => {
    const url = new URL(req.url ?? '/', 'http://site')
    const page = familyPage(url.pathname)
    if (page) req.url = page + url.search
    for (const [name, value] of Object.entries(securityHeaders)) res.setHeader(name, value)
    serve(req, res, () => {
      const brotli = hasBrotli(req)
      res.writeHead(404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': caching.revalidate,
        Vary: 'Accept-Encoding',
        ...(brotli && { 'Content-Encoding': 'br' }),
      })
      res.end(req.method === 'HEAD' ? undefined : brotli ? notFoundBrotli : notFound)
    })
  }
}
