import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embedded, root } from '../build/build-site.ts'
import { createSiteHost } from '../serve/site-host.ts'
import { serveHttp2 } from './http2.ts'

/** A build to measure: `origin` by HTTP/1.1; `host` by HTTP/2 if a certificate can be created, as in production. */
export type Site = { name: string; origin: string; host: string; close: () => void }

// A page of 10 kB without styles and scripts: the lower bound of paint times on this machine.
const words = 'A block is a list of transactions and a mark of the block before it. '
const start = '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
const bare = `${start}<title>Bare</title><p>${words.repeat(145)}</p>`
// The same page with one provider call in its head: the lower bound for first data.
const ask = `fetch('/api/v2/getMasterchainInfo').then(a=>a.json()).then(({result})=>{document.querySelector('main').innerHTML='<button aria-label="Refresh">'+result.last.seqno+'</button>'})`
const twoTrips = `${start}<title>Two round trips</title><script>${ask}</script><main></main><p>${words.repeat(145)}</p>`
export const LIMITS = { bare: '/bare', twoTrips: '/two-round-trips' }

type Apis = (req: IncomingMessage, res: ServerResponse) => Promise<boolean>

/** Serves a built site together with the embedded network's APIs. */
export async function openSite(name: string, directory: string, apis: Apis): Promise<Site> {
  const site = createSiteHost(directory)
  const server = createServer(async (req, res) => {
    const page = { [LIMITS.bare]: bare, [LIMITS.twoTrips]: twoTrips }[req.url ?? '']
    if (page) res.setHeader('Content-Type', 'text/html').end(page)
    else if (!(await apis(req, res))) site(req, res)
  })
  await new Promise<void>(resolve => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://localhost:${port}`
  return { name, origin, host: (await serveHttp2(port)) ?? origin, close: () => server.close() }
}

function run(command: string, args: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...embedded, ASTRO_TELEMETRY_DISABLED: '1' },
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
  return stdout.trim()
}

/** Builds another commit with its own packages, once. Returns the cached folder of the build. Throws if the commit does not exist or its build fails. */
export function buildCommit(commit: string): string {
  const sha = run('git', ['rev-parse', '--verify', `${commit}^{commit}`], root)
  const kept = join(root, 'node_modules', '.cache', 'nanoscope-bench', sha)
  if (existsSync(kept)) return kept
  const tree = mkdtempSync(join(tmpdir(), 'nanoscope-commit-'))
  const packages = join(root, 'node_modules')
  try {
    run('git', ['worktree', 'add', '--detach', '--force', tree, sha], root)
    const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
    if (lock(tree) === lock(root)) symlinkSync(packages, join(tree, 'node_modules'))
    else run('npm', ['ci', '--no-audit', '--no-fund'], tree)
    const built = join(tree, 'dist-bench')
    const astro = join(tree, 'node_modules', 'astro', 'bin', 'astro.mjs')
    run(process.execPath, [astro, 'build', '--outDir', built], tree)
    cpSync(built, kept, { recursive: true })
  } finally {
    run('git', ['worktree', 'remove', '--force', tree], root)
  }
  return kept
}
