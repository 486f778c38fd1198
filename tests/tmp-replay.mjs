import { chromium } from '@playwright/test'

const [, , url, shot = '/tmp/shot.png', width = '1280', theme = 'light'] = process.argv
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: Number(width), height: 900 } })
await page.addInitScript(t => {
  globalThis.CALL_INTERVAL_MS = 40
  localStorage.setItem('nanoscope:1:theme', JSON.stringify(t))
}, theme)
page.on('console', m => console.log('CONSOLE', m.type(), m.text().slice(0, 300)))
page.on('pageerror', e => console.log('ERROR', e.message))
page.on('requestfailed', r => console.log('FAILED', r.url(), r.failure()?.errorText))
await page.goto(url)
await page.getByRole('heading', { name: 'Replay' }).scrollIntoViewIfNeeded({ timeout: 15000 })
const t0 = Date.now()
await page.getByRole('button', { name: 'Replay' }).click()
await page
  .waitForFunction(() => /Replayed here|cannot be|Not exact|Failed to/.test(document.body.innerText), null, {
    timeout: 60000,
  })
  .catch(e => console.log('TIMEOUT'))
console.log(Date.now() - t0, 'ms')
await page.waitForTimeout(500)
const section = page.locator('section', { has: page.getByRole('heading', { name: 'Replay' }) })
console.log((await section.innerText()).slice(0, 1800))
await section.screenshot({ path: shot })
await browser.close()
