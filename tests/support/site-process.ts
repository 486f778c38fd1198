import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const ROOT = join(import.meta.dirname, '..', '..')

/** Address of the network's APIs when they have a separate origin, which the site is built for. */
export const APIS_PORT = 4400

type SiteProcess = { origin: string; close: () => Promise<void> }

/** The built site of one worker; its origin is another one after `reopen`. */
export class TestSite {
  readonly #flags: readonly string[]
  #process: SiteProcess

  private constructor(flags: readonly string[], process: SiteProcess) {
    this.#flags = flags
    this.#process = process
  }

  static async open(flags: readonly string[]): Promise<TestSite> {
    return new TestSite(flags, await startSite(flags))
  }

  get origin(): string {
    return this.#process.origin
  }

  /** Starts over, with the network as it was recorded. */
  async reopen(): Promise<void> {
    await this.close()
    this.#process = await startSite(this.#flags)
  }

  close(): Promise<void> {
    return this.#process.close()
  }
}

/** Starts the built site with an embedded network in a separate process, on a free port; resolves once it answers. */
export async function startSite(flags: readonly string[] = []): Promise<SiteProcess> {
  const child = spawn(process.execPath, ['scripts/serve/serve.ts', '--control', ...flags], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const origin = await originOf(child)
  const close = async () => {
    child.kill()
    await ended
  }
  return { origin, close }
}

/** The address that the process prints when it is ready; rejects when it ends before. */
async function originOf(child: ChildProcess & { stdout: NodeJS.ReadableStream }): Promise<string> {
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /^Nanoscope is ready: (\S+)/.exec(line)?.[1]
    if (!origin) continue
    child.stdout.resume()
    return origin
  }
  throw new Error('the site of the tests ended before it was ready')
}
