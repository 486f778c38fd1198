import { join } from 'node:path'
import { freePort, type Host, startNginx } from './nginx.ts'

/** Changes to the front's file for a check: folder of the site, port of the only upstream, and the operator's key. */
type Changes = { site?: string; upstreamPort: number; key?: string }

/** Runs the front's `file` in a real nginx, with changed ports, cache folders and upstream. */
export async function startFront(file: string, { site, upstreamPort, key = '' }: Changes): Promise<Host> {
  const [keeper, asker] = [await freePort(), await freePort()]
  return startNginx((port, folder) =>
    file
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      // Simulates IPv6 visitors on a machine that may have no IPv6 address.
      .replace('server_name _;', 'server_name _; set_real_ip_from 127.0.0.0/8; real_ip_header X-Real-IP;')
      .replace('/var/www/nanoscope', site ?? folder)
      .replace('/var/cache/nginx/nanoscope', join(folder, 'cache'))
      .replaceAll('127.0.0.1:4319', `127.0.0.1:${keeper}`)
      .replaceAll('127.0.0.1:4320', `127.0.0.1:${asker}`)
      .replaceAll('_key { default ""; }', `_key { default "${key}"; }`)
      .replaceAll(/server (?:toncenter\.com|tonapi\.io):443/g, `server 127.0.0.1:${upstreamPort}`)
      .replaceAll('proxy_pass https:', 'proxy_pass http:'),
  )
}
