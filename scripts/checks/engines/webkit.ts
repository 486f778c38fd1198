import { type Engine, HEIGHT } from './engine.ts'
import { call, waitUntil } from './page.ts'
import { isFields, startWebDriver } from './webdriver.ts'

/** Code point of the Enter key in WebDriver's actions. */
const ENTER = '\uE007'

/** Maximum ms until a new page replaces the previous one. */
const MAX_COMMIT_MS = 60_000

/** Runs once a page is open: collects its errors. Returns false on the initial blank page. */
function collectErrors(): boolean {
  if (location.href === 'about:blank') return false
  const errors: string[] = []
  addEventListener('error', ({ message }) => errors.push(`uncaught: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`uncaught: ${reason}`))
  const { error } = console
  console.error = (...given: unknown[]) => {
    errors.push(`console: ${given.map(String).join(' ')}`)
    error(...given)
  }
  Object.assign(globalThis, { errorsOfPage: errors })
  return true
}

const keyActions = (keys: readonly string[]) =>
  keys.flatMap(key => {
    const value = key === 'Enter' ? ENTER : key
    return [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]
  })

/** Starts WebKit (WebKitGTK) over WebDriver. No script can run before the page's own, so that the real call interval applies. */
export async function startWebKit(): Promise<Engine> {
  const { command, version, close } = await startWebDriver()
  const evaluate = (expression: string) =>
    command('POST', '/execute/sync', { script: `return ${expression}`, args: [] })
  return {
    name: `WebKitGTK ${version}`,
    open: async url => {
      await command('POST', '/url', { url: 'about:blank' })
      await waitUntil('a blank page', MAX_COMMIT_MS, () => evaluate('location.href === "about:blank"'))
      await command('POST', '/url', { url })
      await waitUntil('the page', MAX_COMMIT_MS, () => evaluate(call(collectErrors)))
    },
    resize: async width => {
      const rect = await command('POST', '/window/rect', { width, height: HEIGHT })
      const given = isFields(rect) ? rect.width : undefined
      await waitUntil(`a window of ${given} px`, MAX_COMMIT_MS, () => evaluate(`innerWidth === ${given}`))
    },
    evaluate,
    press: async keys => {
      await command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions: keyActions(keys) }] })
    },
    // A page opened by another page has no list.
    errors: async () => {
      const errors = await evaluate('globalThis.errorsOfPage')
      return Array.isArray(errors) ? errors.map(String) : []
    },
    close,
  }
}
