import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeWorker } from '../../scripts/build/worker-file.ts'
import { createSiteHost } from '../../scripts/serve/site-host.ts'

/** Start of the name of the script of the search, loaded on focus: in the first version and in the next. */
const [BEFORE, AFTER] = ['box.', 'boxed.']

/** A host without providers, whose site gets a next version. */
export class VersionHost {
  /** answers in place of the site's own, by path */
  readonly answers = new Map<string, RequestListener>()
  /** false: each line to it is closed without an answer, as for a visitor who is offline */
  isReached = true
  readonly #directory: string
  readonly #server: Server
  #site: RequestListener

  private constructor() {
    this.#directory = mkdtempSync(join(tmpdir(), 'nanoscope-versions-'))
    cpSync(join(import.meta.dirname, '..', '..', 'dist-embedded'), this.#directory, { recursive: true })
    this.#site = createSiteHost(this.#directory)
    this.#server = createServer((req, res) => {
      const path = (req.url ?? '').split('?', 1)[0] ?? ''
      const answer = this.answers.get(path) ?? this.#site
      if (this.isReached) answer(req, res)
      else res.destroy()
    })
  }

  static async start(): Promise<VersionHost> {
    const host = new VersionHost()
    await new Promise<void>(resolve => host.#server.listen(0, resolve))
    return host
  }

  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  /** Publishes a version with “Next” in the title of /dns and one script renamed; returns the new path of that script. */
  async publishNext(): Promise<string> {
    const page = join(this.#directory, 'dns.html')
    writeFileSync(page, readFileSync(page, 'utf8').replaceAll('<title>', '<title>Next '))
    const scripts = join(this.#directory, '_astro')
    const names = readdirSync(scripts).filter(name => name.startsWith(BEFORE))
    for (const name of names) renameSync(join(scripts, name), join(scripts, name.replace(BEFORE, AFTER)))
    await writeWorker(this.#directory)
    for (const name of ['dns.html', 'worker.js'])
      for (const end of ['.br', '.gz']) rmSync(join(this.#directory, name + end))
    this.#site = createSiteHost(this.#directory)
    const script = names.find(name => name.endsWith('.js'))
    if (!script) throw new Error(`no script is called ${BEFORE}`)
    return `/_astro/${script.replace(BEFORE, AFTER)}`
  }

  /** Stops the host and removes its files; pages that use it must be closed before. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise(done => this.#server.close(done))
    rmSync(this.#directory, { recursive: true })
  }
}
