import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sleep } from '../../../src/lib/sleep.ts'
import { WEBKIT_DRIVER, XVFB } from '../../install/browser.mjs'
import { freePort } from '../nginx.ts'

/** Maximum ms until the driver answers after its start. */
const MAX_START_MS = 60_000

/** Sends a command of a session (W3C WebDriver). Throws with the driver's message. */
export type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

async function send(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const json: unknown = await answer.json()
  const value = isFields(json) ? json.value : undefined
  if (!answer.ok) throw new Error(`WebDriver: ${isFields(value) ? value.message : answer.status} (${method} ${url})`)
  return value
}

/** Starts a virtual display; Xvfb picks a free number and prints it. */
async function startDisplay() {
  const xvfb = spawn(XVFB, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = once(xvfb, 'exit').then(() => Promise.reject(new Error('Xvfb ended before it was ready')))
  ended.catch(() => {})
  const [printed] = await Promise.race([once(xvfb.stdout, 'data'), ended])
  return { display: `:${String(printed).trim()}`, kill: () => xvfb.kill() }
}

async function waitForDriver(origin: string): Promise<void> {
  const until = Date.now() + MAX_START_MS
  while (!(await send(`${origin}/status`, 'GET').catch(() => undefined))) {
    if (Date.now() > until) throw new Error('WebKitWebDriver does not answer')
    await sleep(50)
  }
}

/** Starts Debian's WebKitWebDriver with MiniBrowser on a virtual display. */
export async function startWebDriver(): Promise<{ command: Command; version: string; close: () => Promise<void> }> {
  const { display, kill } = await startDisplay()
  const port = await freePort()
  const env = { ...process.env, DISPLAY: display, NO_AT_BRIDGE: '1', GTK_A11Y: 'none' }
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], { env, stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  const end = () => {
    driver.kill()
    kill()
  }
  try {
    await waitForDriver(origin)
    // Scripts can then run in a page before it is loaded completely.
    const capabilities = { alwaysMatch: { pageLoadStrategy: 'none' } }
    const session = await send(`${origin}/session`, 'POST', { capabilities })
    if (!isFields(session) || !isFields(session.capabilities)) throw new Error('WebKitWebDriver started no session')
    const base = `${origin}/session/${session.sessionId}`
    const command: Command = (method, path, body) => send(base + path, method, body)
    const close = async () => {
      await command('DELETE', '').finally(end)
    }
    return { command, version: String(session.capabilities.browserVersion), close }
  } catch (error) {
    end()
    throw error
  }
}
