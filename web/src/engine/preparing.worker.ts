/** The worker that prepares later visits, and ends: it keeps the memory of a Python that has imported the whole game. */
import { keepMemory } from "./memory";
import { folder, preparedMemory } from "./pyodide";

preparedMemory()
  .then((memory) => keepMemory(folder, memory))
  .finally(() => {
    self.close();
  });
