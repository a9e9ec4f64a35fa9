import { Script } from 'node:vm';
import Runtime from 'jest-runtime';

/** The compiled modules of this worker by path, each with the source that it was compiled from. */
const compiled = new Map();

function compile(filename, source, parameters) {
  const wrapper = `(function (${parameters.join(', ')}) {`;
  const script = new Script(`${wrapper}${source}\n})`, { filename, columnOffset: -wrapper.length });
  compiled.set(filename, { source, script });
  return script;
}

/**
 * Compiles a module once per worker. Jest compiles all modules again for each test file, although a compiled script
 * can run in the context of any test file.
 */
export default class RuntimeWithSharedScripts extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor, _environment: environment } = this;
    executor.compile = (source, filename) => {
      const context = environment.getVmContext();
      if (context === null) return null;
      const known = compiled.get(filename);
      const script =
        known?.source === source
          ? known.script
          : compile(filename, source, executor.injectedModuleParameters);
      return script.runInContext(context);
    };
  }
}
