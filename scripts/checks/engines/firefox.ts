import puppeteer from 'puppeteer-core'
import { FIREFOX } from '../../install/browser.mjs'
import { type Engine, HEIGHT } from './engine.ts'

/** ms between calls to a provider: the embedded network needs no throttle. */
const CALL_INTERVAL_MS = 40

/** Runs before a page's scripts: sets the call interval, and a clock that starts at `start` (unix ms). */
function preparePage(interval: number, start: number): void {
  const ahead = start - Date.now()
  const real = Date
  const now = () => real.now() + ahead
  const shifted = new Proxy(real, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  Object.assign(globalThis, { CALL_INTERVAL_MS: interval, Date: shifted })
}

/** Starts Firefox over WebDriver BiDi; its pages' clocks start at `now` (unix ms). */
export async function startFirefox(now: number): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    protocol: 'webDriverBiDi',
    headless: true,
  })
  const page = await browser.newPage()
  await page.evaluateOnNewDocument(preparePage, CALL_INTERVAL_MS, now)
  let errors: string[] = []
  page.on('pageerror', error => void errors.push(`uncaught: ${error}`))
  page.on('console', message => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`)
  })
  return {
    name: `Firefox ${await browser.version()}`,
    open: async url => {
      await page.goto('about:blank')
      errors = []
      await page.goto(url, { waitUntil: 'domcontentloaded' })
    },
    resize: width => page.setViewport({ width, height: HEIGHT }),
    evaluate: expression => page.evaluate(expression),
    press: async keys => {
      for (const key of keys) await (key === 'Enter' ? page.keyboard.press(key) : page.keyboard.type(key))
    },
    errors: async () => errors,
    close: () => browser.close(),
  }
}
