import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sleep } from '../../src/lib/sleep.ts'

/** A real nginx, for checks of its generated configuration. */
const NGINX = process.env.NGINX_PATH ?? 'nginx'
const about = spawnSync(NGINX, ['-V'], { encoding: 'utf8' })
export const hasNginx = about.status === 0

/** A local host that can be stopped. */
export type Host = { origin: string; stop: () => Promise<void> }

export function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Waits at most 30 s until the origin answers. */
export async function answers(origin: string): Promise<void> {
  for (let wait = 0; wait < 300; wait++) {
    if (await fetch(origin, { redirect: 'manual' }).catch(() => undefined)) return
    await sleep(100)
  }
  throw new Error(`no answer from ${origin}`)
}

/** Runs the server blocks returned by `write`, which must listen at `port`; `folder` is a temporary folder. */
export async function startNginx(write: (port: number, folder: string) => string): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'nanoscope-nginx-'))
  const port = await freePort()
  const types = join(dirname(/--conf-path=(\S+)/.exec(about.stderr)?.[1] ?? '/etc/nginx/nginx.conf'), 'mime.types')
  const config = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off; worker_processes 2; pid nginx.pid; error_log stderr crit;',
    'events { worker_connections 4096; }',
    'http {',
    `include ${types}; access_log off;`,
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${name};`),
    write(port, folder),
    '}',
  ]
  const file = join(folder, 'whole.conf')
  writeFileSync(file, config.join('\n'))
  const nginx = spawn(NGINX, ['-p', folder, '-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise<void>(resolve => nginx.on('close', () => resolve()))
  const stop = async () => {
    nginx.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true })
  }
  const origin = `http://127.0.0.1:${port}`
  const early = ended.then(() => Promise.reject(new Error('nginx ended')))
  early.catch(() => {})
  await Promise.race([answers(origin), early])
  return { origin, stop }
}
