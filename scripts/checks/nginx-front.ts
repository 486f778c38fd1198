import { join } from 'node:path'
import { freePort, type Host, startNginx } from './nginx.ts'

/** Changes to the file of the front for a check: what it serves, the only upstream it has, and the key of its operator. */
type Changes = { site?: string; upstreamPort: number; key?: string }

/** Runs the front on a real nginx as `file` says, but for where it listens and keeps its copies, and whom it asks. */
export async function startFront(file: string, { site, upstreamPort, key = '' }: Changes): Promise<Host> {
  const [keeper, asker] = [await freePort(), await freePort()]
  return startNginx((port, folder) =>
    file
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      // IPv6 visitors of a machine that may have no such address.
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
