import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { answers, freePort, type Host } from './nginx.ts'

/** Cloudflare Pages, run locally by its own tool. Fetched on demand, as it is larger than all other packages. */
const WRANGLER = 'wrangler@4.164.0'
const COMPATIBLE_WITH = '2026-11-01'

export async function startWrangler(directory: string): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'nanoscope-wrangler-'))
  const port = await freePort()
  const words = ['pages', 'dev', directory, '--ip', '127.0.0.1', '--port', String(port), '--persist-to', folder]
  const settings = ['--compatibility-date', COMPATIBLE_WITH, '--log-level', 'error']
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter)
  const wrangler = spawn('npx', ['--yes', WRANGLER, ...words, ...settings], {
    cwd: folder,
    env: { ...process.env, PATH, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    // Wrangler starts further processes, which are ended together as a group.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>(resolve => wrangler.on('close', () => resolve()))
  const stop = async () => {
    if (wrangler.pid) process.kill(-wrangler.pid, 'SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const origin = `http://127.0.0.1:${port}`
  await answers(origin)
  return { origin, stop }
}
