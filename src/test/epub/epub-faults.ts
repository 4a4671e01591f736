import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** Where Debian's package epubcheck puts its program; the helper below needs a JDK. */
const program = '/usr/share/java/epubcheck.jar';
export const hasEpubcheck = existsSync(program) && existsSync('/usr/bin/javac');

/** Checks every EPUB of a folder in one process: the program's own command starts a new process for each. */
const helper = String.raw`import com.adobe.epubcheck.api.EpubCheck;
import java.io.File;
import java.io.PrintWriter;
import java.io.StringWriter;

/** Checks every EPUB of a folder in one process, and prints the faults that it finds after the name of the file. */
class CheckAll {
  public static void main(String[] arguments) {
    for (File file : new File(arguments[0]).listFiles((folder, name) -> name.endsWith(".epub"))) {
      StringWriter messages = new StringWriter();
      new EpubCheck(file, new PrintWriter(messages)).doValidate();
      // An empty warning is a note that the program's own command leaves out.
      messages.toString().lines().filter(line -> line.matches("(?:WARNING|ERROR|FATAL)[^:]*:.*\\w.*"))
          .forEach(line -> System.out.println("FAULT " + file.getName() + " " + line));
      System.out.println("CHECKED " + file.getName());
    }
  }
}
`;

/** What epubcheck finds wrong with the EPUBs of a folder, and how many it looked at. */
export async function epubFaults(folder: string): Promise<{ checked: number; faults: string[] }> {
  const file = path.join(folder, 'CheckAll.java');
  writeFileSync(file, helper);
  const options = ['-XX:+UseSerialGC', '-cp', program, file, folder];
  const { stdout } = await promisify(execFile)('java', options, { maxBuffer: 100_000_000 });
  // The program writes what it notes of each file between the lines of the helper.
  const lines = stdout.split('\n');
  const faults = lines.filter((line) => line.startsWith('FAULT '));
  return { checked: lines.filter((line) => line.startsWith('CHECKED ')).length, faults };
}
