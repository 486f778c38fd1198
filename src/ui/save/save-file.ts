/** Saves a generated file as a download. */
export function saveFile({ name, blob }: { name: string; blob: Blob }): void {
  const url = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // The browser has started to read the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
