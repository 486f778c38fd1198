import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sirv from 'sirv'
import { baseOf } from '../../src/routes.ts'
import { familyPage } from '../../src/screens.ts'
import { ASSETS, caching, headersOf } from '../build/headers.ts'
import { requestUrl } from '../localnet/http/request-url.ts'

const hasBrotli = (req: IncomingMessage) => /\bbr\b/.test(String(req.headers['accept-encoding'] ?? ''))

/** Maximum digits of a number in a range that are parsed exactly. */
const MAX_DIGITS = 15

/** Treatment of a Range header: ignored if invalid (RFC 9110, 14.2); refused if its numbers exceed any file's size. */
function rangeKind(range: string | undefined): 'served' | 'ignored' | 'refused' {
  const [, from, to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (from === undefined) return 'ignored'
  if (from.length > MAX_DIGITS || to.length > MAX_DIGITS) return 'refused'
  return !to || Number(to) >= Number(from) ? 'served' : 'ignored'
}

const METHODS = ['GET', 'HEAD', 'OPTIONS']

/** Path of a file as in `sirv`: decoded once, without a trailing slash. */
function filePath(pathname: string): string {
  const path = pathname.replace(/\/$/, '')
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Copies a built site until this process ends, because the next build empties the folder. */
export function copyOfSite(directory: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'nanoscope-site-'))
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
  cpSync(directory, copy, { recursive: true })
  return copy
}

/** Path prefixes of a built site's languages except English: each has a worker with its name. */
function startsIn(directory: string): string[] {
  const codes = readdirSync(directory).flatMap(name => /^worker\.([\w-]+)\.js$/.exec(name)?.[1] ?? [])
  return codes.map(baseOf)
}

function sendJson(req: IncomingMessage, res: ServerResponse, text: string): void {
  res.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': caching.revalidate })
  res.end(req.method === 'HEAD' ? undefined : text)
}

/**
 * Serves a built site like static hosts: pages without extension, rewrites of the route table, the 404 page with status 404, compressed
 * copies, immutable hashed assets, and revalidation of everything else. `files`: JSON texts by path, which take precedence over the folder.
 */
export function createSiteHost(directory: string, files: Record<string, string> = {}) {
  const serve = sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders(res, path) {
      res.setHeader('Cache-Control', path.startsWith(ASSETS) ? caching.forever : caching.revalidate)
    },
  })
  const notFoundOf = (start: string, copy: string) => readFileSync(join(directory, start, `404.html${copy}`))
  const pagesOf = (start: string) => ({ start, notFound: notFoundOf(start, ''), brotli: notFoundOf(start, '.br') })
  const english = pagesOf('')
  const others = startsIn(directory).map(pagesOf)

  const texts = new Map(Object.entries(files))

  return (req: IncomingMessage, res: ServerResponse): void => {
    const url = requestUrl(req)
    for (const [name, value] of Object.entries(headersOf(url.pathname))) res.setHeader(name, value)
    if (!METHODS.includes(req.method ?? '')) return void res.writeHead(405, { Allow: METHODS.join(', ') }).end()
    const file = texts.get(filePath(url.pathname))
    if (file !== undefined) {
      sendJson(req, res, file)
      return
    }
    const range = rangeKind(req.headers.range)
    if (range === 'refused') return void res.writeHead(416).end()
    if (range === 'ignored') delete req.headers.range
    const pages = others.find(({ start }) => url.pathname.startsWith(`${start}/`)) ?? english
    req.url = (familyPage(url.pathname, pages.start) ?? url.pathname) + url.search
    serve(req, res, () => {
      const brotli = hasBrotli(req)
      res.writeHead(404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': caching.revalidate,
        Vary: 'Accept-Encoding',
        ...(brotli && { 'Content-Encoding': 'br' }),
      })
      res.end(req.method === 'HEAD' ? undefined : brotli ? pages.brotli : pages.notFound)
    })
  }
}
