import com.adobe.epubcheck.api.EpubCheck;
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
