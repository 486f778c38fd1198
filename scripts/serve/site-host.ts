import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sirv from 'sirv'
import { familyPage } from '../../src/routes.ts'
import { ASSETS, caching, securityHeaders } from '../build/headers.ts'
import { requestUrl } from '../localnet/http/request-url.ts'

const hasBrotli = (req: IncomingMessage) => /\bbr\b/.test(String(req.headers['accept-encoding'] ?? ''))

/** A range that can be served; an invalid one is ignored (RFC 9110, 14.2). */
function isRange(range: string | undefined): boolean {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  return from !== undefined && (!to || Number(to) >= Number(from))
}

/** A copy of a built site, until this process ends: the next build empties the folder under those who still read it. */
export function copyOfSite(directory: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'nanoscope-site-'))
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
  cpSync(directory, copy, { recursive: true })
  return copy
}

/**
 * Serves a built site the way static hosts do: pages without their extension, the rewrites of the route table, the 404 page with
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
    const url = requestUrl(req)
    req.url = (familyPage(url.pathname) ?? url.pathname) + url.search
    if (!isRange(req.headers.range)) delete req.headers.range
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
