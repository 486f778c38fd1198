import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { baseOf, paths } from '../../src/routes.ts'
import { families } from '../../src/screens.ts'
import { frontBefore, frontCaching, frontInside } from './front-file.ts'
import { ASSETS, caching, replayWorker, securityHeaders } from './headers.ts'
import { languagesOf } from './languages.ts'

/** Routes and headers in the formats of several hosts. All hosts serve `/blocks` from `blocks.html`, and unknown paths with `404.html`. */

const lines = (...parts: (string | string[])[]) => `${parts.flat().join('\n')}\n`

/** Path prefixes of the site's languages, English first. */
const starts = () => languagesOf(process.env).map(baseOf)

const familiesOfAll = () =>
  starts().flatMap(start => families.map(({ prefix, page }) => ({ prefix: start + prefix, page: start + page })))

/** Cloudflare Pages and Netlify. Pages are named without `.html`, since Cloudflare redirects from names with it. */
export const redirectsFile = () => lines(familiesOfAll().map(({ prefix, page }) => `${prefix}* ${page} 200`))

/** Cloudflare Pages and Netlify, whose default is to revalidate everything. Cloudflare would join two values of one header. */
export const headersFile = () =>
  lines(
    '/*',
    Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`),
    `${ASSETS}*`,
    `  Cache-Control: ${caching.forever}`,
    replayWorker.path,
    `  Content-Security-Policy: ${replayWorker.policy}`,
  )

const vercelHeaders = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

export const vercelFile = () =>
  lines(
    JSON.stringify(
      {
        $schema: 'https://openapi.vercel.sh/vercel.json',
        cleanUrls: true,
        trailingSlash: false,
        rewrites: familiesOfAll().map(({ prefix, page }) => ({ source: `${prefix}(.+)`, destination: page })),
        headers: [
          { source: '/(.*)', headers: vercelHeaders(securityHeaders) },
          { source: `${ASSETS}(.*)`, headers: vercelHeaders({ 'Cache-Control': caching.forever }) },
          { source: replayWorker.path, headers: vercelHeaders({ 'Content-Security-Policy': replayWorker.policy }) },
        ],
      },
      null,
      2,
    ),
  )

type Front = { before: (string | string[])[]; caching: string; inside: string[] }

/** nginx server blocks, included in its `http` block. */
function nginxWith(words: string, front?: Front): string {
  return lines(
    `# ${words}: a file for /etc/nginx/conf.d/. Set the root to where the built site is, and the name.`,
    ...(front?.before ?? []),
    'map $uri $nanoscope_caching {',
    `    default "${caching.revalidate}";`,
    `    ~^${ASSETS} "${caching.forever}";`,
    front ? [front.caching] : [],
    '}',
    'map $uri $nanoscope_policy {',
    `    default "${securityHeaders['Content-Security-Policy']}";`,
    `    ${replayWorker.path} "${replayWorker.policy}";`,
    '}',
    'map $uri $nanoscope_missing {',
    '    default /404.html;',
    starts().flatMap(start => (start ? [`    ~^${start}/ ${start}/404.html;`] : [])),
    '}',
    '',
    'server {',
    '    listen 80;',
    '    server_name _;',
    '    root /var/www/nanoscope;',
    '    charset utf-8;',
    '    server_tokens off;',
    '',
    '    # The copies beside the files. Brotli needs the module ngx_brotli: then `brotli_static on;` too.',
    '    gzip_static on;',
    '    gzip_vary on;',
    '',
    Object.entries(securityHeaders).map(([name, value]) =>
      name === 'Content-Security-Policy'
        ? `    add_header ${name} $nanoscope_policy always;`
        : `    add_header ${name} "${value}" always;`,
    ),
    '    add_header Cache-Control $nanoscope_caching always;',
    '',
    '    error_page 404 $nanoscope_missing;',
    '    location = / { try_files /index.html =404; }',
    familiesOfAll().map(({ prefix, page }) => `    location ~ ^${prefix}. { try_files ${page}.html =404; }`),
    '    # Words for hosts, not for visitors.',
    `    location ~ ^/(?:${hostFiles.map(name => name.replaceAll('.', '\\.')).join('|')})$ { return 404; }`,
    ...(front?.inside ?? []),
    '    location ~ ./$ { rewrite ^(.+)/$ $1 last; }',
    '    location / { try_files $uri $uri.html =404; }',
    '}',
  )
}

export const nginxFile = () => nginxWith('Nanoscope on nginx')

export const nginxFrontFile = () =>
  nginxWith('Nanoscope on nginx with a caching front for both providers, in place of nginx.conf', {
    before: frontBefore(),
    caching: frontCaching,
    inside: frontInside(),
  })

const writers: Record<string, () => string> = {
  _redirects: redirectsFile,
  _headers: headersFile,
  'vercel.json': vercelFile,
  'nginx.conf': nginxFile,
  'nginx-front.conf': nginxFrontFile,
  // Without this file GitHub Pages omits folders that start with `_`.
  '.nojekyll': () => '',
}
export const hostFiles = Object.keys(writers)

/** Sitemap (sitemaps.org, 0.9) of the pages with a single URL, in every language; `site` is the site's URL. */
export function sitemapFile(site: string): string {
  const places = starts().flatMap(start =>
    Object.values(paths).map(path => (start && path === '/' ? start : start + path)),
  )
  const urls = places.map(place => `<url><loc>${site.replace(/\/+$/, '')}${place}</loc></url>`)
  return lines(
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    urls,
    '</urlset>',
  )
}

/** Writes the files of all hosts, and the sitemap if the site's URL is known. */
export function writeHostFiles(directory: string, site?: string): void {
  if (site) writeFileSync(join(directory, 'sitemap.xml'), sitemapFile(site))
  for (const [name, write] of Object.entries(writers)) writeFileSync(join(directory, name), write())
}
