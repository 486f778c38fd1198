import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { familyPage } from '../src/routes.ts'

/**
 * Serves a built site as any static host would: pages without their extension, the rewrites of the route table,
 * the 404 page with status 404, hashed assets for ever and everything else revalidated.
 */
export function createSiteHost(directory: string) {
  const serve = sirv(directory, {
    etag: true,
    extensions: ['html'],
    setHeaders(res, path) {
      const forever = path.startsWith('/_astro/')
      res.setHeader('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const notFound = readFileSync(join(directory, '404.html'))

  return (req: IncomingMessage, res: ServerResponse): void => {
    const url = new URL(req.url ?? '/', 'http://site')
    const page = familyPage(url.pathname)
    if (page) req.url = page + url.search
    serve(req, res, () => {
      res.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
      res.end(req.method === 'HEAD' ? undefined : notFound)
    })
  }
}
