import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { baseOf, paths } from '../../src/routes.ts'
import { families, familyPage } from '../../src/screens.ts'
import { ASSETS, caching, replayWorker, securityHeaders } from '../build/headers.ts'
import { languagesOf } from '../build/languages.ts'
import { Faults } from './faults.ts'

/** Properties in which hosts of a built site may differ. */
export type HostTraits = {
  /** `Cache-Control` of pages and of the 404 page. */
  revalidate: string
  missing: string
  /** True if the build's `.gz` copies are sent; false if the host compresses itself. */
  sendsCopies: boolean
  /** Status of `/blocks/`: the page, or a redirect to `/blocks`. */
  slash: 200 | 308
  /** Files of the build that the host hides with status 404. */
  hidden: string[]
}

type Expected = { file: string; status: number; cache: string }

/** Requests every route and file of a built site from a host; collects faults in `faults`. */
export class Expectations {
  readonly #origin: string
  readonly #directory: string
  readonly #traits: HostTraits
  readonly faults = new Faults()

  constructor(origin: string, directory: string, traits: HostTraits) {
    this.#origin = origin
    this.#directory = directory
    this.#traits = traits
  }

  async check(): Promise<void> {
    await this.#checkRoutes()
    await this.#checkFiles()
  }

  #ask(path: string, headers: Record<string, string>): Promise<Response> {
    return fetch(this.#origin + path, { headers, redirect: 'manual' })
  }

  #page(file: string): Expected {
    return { file, status: 200, cache: this.#traits.revalidate }
  }

  #checkPacked(path: string, file: string, plain: Response, packed: Response): void {
    const encodings = [plain, packed].map(answer => answer.headers.get('content-encoding'))
    this.faults.expect(encodings[0] === null && encodings[1] === 'gzip', `${path}: encodings ${encodings.join(', ')}`)
    if (!this.#traits.sendsCopies) return
    this.faults.expect(packed.headers.get('vary') === 'Accept-Encoding', `${path}: does not vary by encoding`)
    const size = Number(packed.headers.get('content-length'))
    const copy = readFileSync(join(this.#directory, `${file}.gz`))
    this.faults.expect(size === copy.length, `${path}: is not the compressed copy`)
  }

  async #checkAnswer(path: string, { file, status, cache }: Expected): Promise<void> {
    const plain = await this.#ask(path, { 'accept-encoding': 'identity' })
    const packed = await this.#ask(path, { 'accept-encoding': 'gzip, br' })
    const text = readFileSync(join(this.#directory, file), 'utf8')
    for (const answer of [plain, packed]) {
      const kept = answer.headers.get('cache-control')
      this.faults.expect(answer.status === status, `${path}: status ${answer.status}, not ${status}`)
      this.faults.expect((await answer.text()) === text, `${path}: is not ${file}`)
      this.faults.expect(kept === cache, `${path}: Cache-Control is ${kept}`)
      for (const [name, value] of Object.entries(securityHeaders))
        this.faults.expect(answer.headers.get(name) === value, `${path}: ${name} is ${answer.headers.get(name)}`)
    }
    this.#checkPacked(path, file, plain, packed)
    const tag = plain.headers.get('etag') ?? ''
    const again = await this.#ask(path, { 'if-none-match': tag, 'accept-encoding': 'identity' })
    this.faults.expect(status !== 200 || again.status === 304, `${path}: sent again although nothing changed`)
    const type = plain.headers.get('content-type') ?? ''
    this.faults.expect(!file.endsWith('.html') || type === 'text/html; charset=utf-8', `${path}: content type ${type}`)
  }

  async #checkRoutes(): Promise<void> {
    for (const start of languagesOf(process.env).map(baseOf)) await this.#checkLanguage(start)
    if (this.#traits.slash === 200) return this.#checkAnswer('/blocks/', this.#page('blocks.html'))
    const sent = await this.#ask('/blocks/', {})
    const target = sent.headers.get('location')
    this.faults.expect(sent.status === 308 && target === '/blocks', `/blocks/: ${sent.status}, to ${target}`)
  }

  async #checkLanguage(start: string): Promise<void> {
    for (const path of Object.values(paths)) {
      const place = path === '/' ? start || '/' : start + path
      await this.#checkAnswer(place, this.#page(place === '/' ? 'index.html' : `${place.slice(1)}.html`))
    }
    for (const { prefix } of families)
      for (const rest of ['17', 'EQ_-a', 'collection/0:ab', 'name.ton', '%D1%82?tab=nfts']) {
        const path = start + prefix + rest
        await this.#checkAnswer(path, this.#page(`${familyPage(path, start)?.slice(1)}.html`))
      }
    const missing = { file: `${start}/404.html`.slice(1), status: 404, cache: this.#traits.missing }
    await this.#checkAnswer(`${start}/no/such/page`, missing)
  }

  async #checkFiles(): Promise<void> {
    const { missing, hidden } = this.#traits
    await this.#checkAnswer('/favicon.svg', this.#page('favicon.svg'))
    const worker = await this.#ask(replayWorker.path, {})
    const policy = worker.headers.get('content-security-policy') ?? ''
    this.faults.expect(policy.includes(replayWorker.policy), `${replayWorker.path}: policy ${policy}`)
    for (const path of ['/blocks/17', `${ASSETS}gone.js`, ...hidden.map(name => `/${name}`)])
      await this.#checkAnswer(path, { file: '404.html', status: 404, cache: missing })
    for (const name of readdirSync(join(this.#directory, ASSETS)).filter(name => name.endsWith('.js')))
      await this.#checkAnswer(ASSETS + name, { file: ASSETS.slice(1) + name, status: 200, cache: caching.forever })
  }
}
