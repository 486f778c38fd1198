import { chromium } from '@playwright/test'
const origin = process.argv[2], path = process.argv[3]
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
const runs = []
for (let i = 0; i < 5; i++) {
  const c = await b.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const p = await c.newPage(); const cdp = await c.newCDPSession(p)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 562.5, downloadThroughput: 184320, uploadThroughput: 84375 })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 500 })
  await p.addInitScript(() => {
    const isFact = place => !['heading','address','kind'].includes(place.getAttribute('data-slot') ?? '') && /[^—]/.test(place.textContent)
    const look = () => { if ([...document.querySelectorAll('[data-slot]')].some(isFact)) console.debug('first data ' + performance.now()); else requestAnimationFrame(look) }
    requestAnimationFrame(look)
  })
  const said = p.waitForEvent('console', { predicate: m => m.text().startsWith('first data '), timeout: 60000 })
  if (i === 4) await cdp.send('Profiler.start')
  await p.goto(origin + path, { waitUntil: 'commit' })
  const t = Number((await said).text().split(' ').at(-1)); runs.push(Math.round(t))
  if (i === 4) {
    const { profile } = await cdp.send('Profiler.stop')
    const self = new Map(); const byId = new Map(profile.nodes.map(n => [n.id, n]))
    profile.samples.forEach((id, k) => { const n = byId.get(id); const key = n.callFrame.functionName + ' ' + n.callFrame.url.split('/').at(-1) + ':' + n.callFrame.lineNumber + ':' + n.callFrame.columnNumber; self.set(key, (self.get(key) ?? 0) + profile.timeDeltas[k]) })
    console.log([...self].sort((a, b) => b[1] - a[1]).slice(0, 25).map(([k, v]) => (v / 1000).toFixed(1) + ' ' + k).join('\n'))
    const byFile = new Map(); for (const [k, v] of self) { const f = k.split(' ').at(-1).split(':')[0]; byFile.set(f, (byFile.get(f) ?? 0) + v) }
    console.log([...byFile].sort((a, b) => b[1] - a[1]).slice(0, 15).map(([k, v]) => (v / 1000).toFixed(1) + ' ' + k).join('\n'))
    console.log(JSON.stringify(await p.evaluate(() => performance.getEntriesByType('resource').map(r => [r.name.split('/').at(-1).slice(0, 40), Math.round(r.startTime), Math.round(r.responseEnd), r.encodedBodySize]).sort((a, b) => a[1] - b[1]))).replaceAll('],[', '\n'))
  }
  await c.close()
}
console.log(runs.join(' '))
await b.close()
