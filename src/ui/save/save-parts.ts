import { saveFile } from './save-file.ts'

type Parts = { name: string; type: string; parts: () => AsyncIterable<string> }

/** Saves a file of many parts as a download. Blobs keep the parts out of the page's memory. */
export async function saveParts({ name, type, parts }: Parts): Promise<void> {
  const gathered: Blob[] = []
  for await (const part of parts()) gathered.push(new Blob([part]))
  saveFile({ name, blob: new Blob(gathered, { type }) })
}

/**
 * Writes a file in parts to a place that the visitor chooses (File System Access), which requires a click. Falls back to `saveParts`.
 * Writes nothing if the dialog is cancelled.
 */
export async function streamParts(file: Parts): Promise<void> {
  if (!window.showSaveFilePicker) return saveParts(file)
  let handle: FileSystemFileHandle
  try {
    handle = await window.showSaveFilePicker({ suggestedName: file.name })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    return saveParts(file)
  }
  const disk = await handle.createWritable()
  try {
    for await (const part of file.parts()) await disk.write(part)
    await disk.close()
  } catch {
    // Fall back to a plain download: the browser then reports errors such as a full disk.
    await disk.abort().catch(() => {})
    await saveParts(file)
  }
}
