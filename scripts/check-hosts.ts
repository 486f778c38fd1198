import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sleep } from '../src/lib/sleep.ts'
import { families, paths } from '../src/routes.ts'
import { buildSite, embedded, root } from './build-site.ts'
import { ASSETS, caching, securityHeaders } from './headers.ts'
import { hostFiles } from './host-files.ts'

/** Puts the built site on a real nginx with the server block of the build, and asks it for every route. `--built` builds nothing. */
const NGINX = process.env.NGINX_PATH ?? 'nginx'
const about = spawnSync(NGINX, ['-V'], { encoding: 'utf8' })
if (about.status !== 0) {
  console.log('skipped: nginx is not installed')
  process.exit(0)
}

const directory = join(root, 'dist-embedded')
if (!process.argv.includes('--built')) await buildSite(directory, embedded)
const prefix = mkdtempSync(join(tmpdir(), 'nanoscope-nginx-'))

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** The server block as it was built, but for where it listens and what it serves. */
function startNginx(port: number): ChildProcess {
  const block = readFileSync(join(directory, 'nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/nanoscope;', `root ${directory};`)
  const types = join(dirname(/--conf-path=(\S+)/.exec(about.stderr)?.[1] ?? '/etc/nginx/nginx.conf'), 'mime.types')
  const config = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off; worker_processes 1; pid nginx.pid; error_log stderr crit;',
    'events {}',
    'http {',
    `include ${types}; access_log off;`,
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${name};`),
    block,
    '}',
  ]
  const file = join(prefix, 'whole.conf')
  writeFileSync(file, config.join('\n'))
  return spawn(NGINX, ['-p', prefix, '-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] })
}

const faults: string[] = []
let seen = 0
function expectThat(holds: boolean, what: string): void {
  seen++
  if (!holds) faults.push(what)
}

const text = (name: string) => readFileSync(join(directory, name), 'utf8')

async function checkAnswer(origin: string, path: string, file: string, status: number, cache: string): Promise<void> {
  const ask = (headers: Record<string, string>) => fetch(origin + path, { headers, redirect: 'manual' })
  const [plain, packed] = [await ask({ 'accept-encoding': 'identity' }), await ask({ 'accept-encoding': 'gzip, br' })]
  for (const answer of [plain, packed]) {
    expectThat(answer.status === status, `${path}: status ${answer.status}, not ${status}`)
    expectThat((await answer.text()) === text(file), `${path}: is not ${file}`)
    expectThat(answer.headers.get('cache-control') === cache, `${path}: ${answer.headers.get('cache-control')}`)
    for (const [name, value] of Object.entries(securityHeaders))
      expectThat(answer.headers.get(name) === value, `${path}: ${name} is ${answer.headers.get(name)}`)
  }
  const encodings = [plain, packed].map(answer => answer.headers.get('content-encoding'))
  expectThat(encodings[0] === null && encodings[1] === 'gzip', `${path}: encodings ${encodings.join(', ')}`)
  expectThat(packed.headers.get('vary') === 'Accept-Encoding', `${path}: does not vary by encoding`)
  const size = Number(packed.headers.get('content-length'))
  expectThat(size === readFileSync(join(directory, `${file}.gz`)).length, `${path}: is not the compressed copy`)
  const again = await ask({ 'if-none-match': plain.headers.get('etag') ?? '', 'accept-encoding': 'identity' })
  expectThat(status !== 200 || again.status === 304, `${path}: sent again although nothing changed`)
  const type = plain.headers.get('content-type') ?? ''
  expectThat(!file.endsWith('.html') || type === 'text/html; charset=utf-8', `${path}: content type ${type}`)
}

async function checkSite(origin: string): Promise<void> {
  for (const path of Object.values(paths))
    await checkAnswer(origin, path, path === '/' ? 'index.html' : `${path.slice(1)}.html`, 200, caching.revalidate)
  for (const { prefix: family, page } of families)
    for (const rest of ['17', 'EQ_-a', 'collection/0:ab', 'name.ton', '%D1%82?tab=nfts'])
      await checkAnswer(origin, family + rest, `${page.slice(1)}.html`, 200, caching.revalidate)
  await checkAnswer(origin, '/blocks/', 'blocks.html', 200, caching.revalidate)
  await checkAnswer(origin, '/favicon.svg', 'favicon.svg', 200, caching.revalidate)
  for (const path of ['/no/such/page', '/blocks/17', `${ASSETS}gone.js`, ...hostFiles.map(name => `/${name}`)])
    await checkAnswer(origin, path, '404.html', 404, caching.revalidate)
  for (const name of readdirSync(join(directory, ASSETS)).filter(name => name.endsWith('.js')))
    await checkAnswer(origin, ASSETS + name, ASSETS.slice(1) + name, 200, caching.forever)
}

const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const nginx = startNginx(port)
const ended = new Promise<void>(resolve => nginx.on('close', () => resolve()))
try {
  for (let wait = 0; wait < 50 && !(await fetch(origin).catch(() => undefined)); wait++) await sleep(100)
  await checkSite(origin)
} finally {
  nginx.kill('SIGTERM')
  await ended
  rmSync(prefix, { recursive: true })
}
for (const fault of faults) console.error(fault)
console.log(`nginx: ${seen} answers' properties looked at, ${faults.length} not as they should be`)
process.exit(faults.length === 0 ? 0 : 1)
